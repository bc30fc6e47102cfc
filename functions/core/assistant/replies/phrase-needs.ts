/** What must hold for a phrase to be said, beside the facts that it names; checked by code in each turn. */
export const NEEDS = [
  // Of the turn.
  'found',
  'nothing_found',
  'wish_searched',
  'single',
  'several',
  'slots',
  'call_slots',
  'no_slots',
  'appointment',
  'no_appointment',
  'hours',
  'address',
  'open',
  'closed',
  'returning',
  'noted',
  // Of the day that it names.
  'open_that_day',
  'closed_that_day',
  // Of the vehicle, or of it beside the other one.
  'available',
  'unavailable',
  'no_price',
  'unknown_field',
  'photos',
  'cheaper',
  'same_price',
  'newer',
  'fewer_miles',
  // Of the vehicle beside all those that this turn looked up.
  'lowest_price',
  'fewest_miles',
  // Of its price beside the budget.
  'within_budget',
  'other_within_budget',
  'over_budget',
  'not_too_expensive',
] as const
export type Need = (typeof NEEDS)[number]
