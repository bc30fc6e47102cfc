import * as z from 'zod/mini'

/** What a form asks for beside what the contract does. */
export const Filled = z.string().check(z.minLength(1))
