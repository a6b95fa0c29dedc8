### للخلاف في باك آلي فقط.

dispute-trump = الحكم
dispute-trump-none = بلا حكم
dispute-trump-only-xb = الجوكر الصغير وحده
dispute-trump-only-xr = الجوكر الكبير وحده
dispute-fact-broken = هل نزل حكم أو جوكر في أكلة سابقة؟
dispute-fact-first-trick = هل كانت هذه أول أكلة في الجولة؟
dispute-fact-board = هل طلب هو البورد؟
dispute-fact-partner-board = هل طلب شريكه البورد؟
dispute-cost = إذا قُيّد عليه حُسب لفريقه كأنه قصّر عن طلبه بأكلة، وللآخر كأنه أتم طلبه بلا زيادة، إن كان إتمامه ممكنًا.
