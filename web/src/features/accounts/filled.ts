import * as z from 'zod/mini'

/** Required fields of a form that are not in the contract. */
export const Filled = z.string().check(z.minLength(1))
