import { AppError } from '../../platform/errors.ts'

/** Somebody else was faster; programs know it by its reason. */
export const slotTaken = () => new AppError('slot_taken', undefined, { told: { reason: 'slot_taken' } })
