import type { Vehicle } from '../../../../../functions/contract/vehicle.ts'

/** "2021 Ford Escape" (S2 §2.6); what a feed says in one piece where it says no make or model. */
export function shortName({ year, make, model, title }: Pick<Vehicle, 'year' | 'make' | 'model' | 'title'>): string {
  return make && model ? [year, make, model].filter((part) => part !== null).join(' ') : title
}
