/** The games that there are, as the pages show them: three cards that players of each know. */
export const GAMES = {
  baloot: {cards: ['JS', 'AH', 'TD']},
  kout_bo: {cards: ['XR', 'AS', 'KC']},
  king_bolola: {cards: ['KH', 'QS', 'QD']},
  back_alley: {cards: ['AS', 'XB', '2C']},
};
