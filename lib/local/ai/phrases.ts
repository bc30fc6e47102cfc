/** What the scripted assistant says itself, by ids of the product's catalog. */
export const PHRASES = {
  greeting: ['greet', 'ask_wish'],
  question: ['ask_wish'],
  nothing: ['nothing_found', 'ask_similar_ok'],
  others: ['thanks_for_telling'],
  visit: ['offer_visit'],
  when: ['ask_day'],
  full: ['no_times_found'],
  canceled: ['ask_day'],
  bot: ['what_i_am'],
  welcome: ['welcome'],
  safe: ['thanks_for_writing', 'ask_how_can_i_help'],
} as const

export type Phrase = keyof typeof PHRASES
