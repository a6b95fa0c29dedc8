"""Where packs come from: seeded, provable or given."""

from vierblatt.shuffle.origin import MOST_ROUNDS as MOST_ROUNDS
from vierblatt.shuffle.origin import Given as Given
from vierblatt.shuffle.origin import Origin as Origin
from vierblatt.shuffle.origin import Provable as Provable
from vierblatt.shuffle.origin import Provable2 as Provable2
from vierblatt.shuffle.origin import Seeded as Seeded
from vierblatt.shuffle.origin import VoidRound as VoidRound
from vierblatt.shuffle.proof import ProofFault as ProofFault
from vierblatt.shuffle.proof import round_of as round_of
from vierblatt.shuffle.proof import verify_proof as verify_proof
from vierblatt.shuffle.provable import ProvablePacks as ProvablePacks
from vierblatt.shuffle.provable import fresh_nonce as fresh_nonce
from vierblatt.shuffle.rounds import LINKS as LINKS
from vierblatt.shuffle.rounds import SCHEME as SCHEME
from vierblatt.shuffle.rounds import Round as Round
from vierblatt.shuffle.rounds import commitment as commitment
from vierblatt.shuffle.sources import GivenPacks as GivenPacks
from vierblatt.shuffle.sources import Packs as Packs
from vierblatt.shuffle.sources import SeededPacks as SeededPacks
from vierblatt.shuffle.sources import fresh_seed as fresh_seed
