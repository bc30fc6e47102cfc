import type { Vehicle } from '#contract/stock/vehicle.ts'

/** "2021 Ford Escape" (S2 §2.6); what a feed says in one piece where it says no make or model. */
export function shortName({ year, make, model, title }: Pick<Vehicle, 'year' | 'make' | 'model' | 'title'>): string {
  return make && model ? [year, make, model].filter((part) => part !== null).join(' ') : title
}

/** What tells two vehicles of one short name apart: "Titanium"; null where the name says it already. */
export const trimOf = ({ make, model, trim }: Pick<Vehicle, 'make' | 'model' | 'trim'>): string | null =>
  make && model ? trim || null : null
