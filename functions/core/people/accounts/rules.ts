import { AppError, refusedFields } from '../../platform/errors.ts'

/** The same error for a wrong code, an old one, an unknown address and an already verified one. */
export const codeRefused = () => new AppError('code_wrong')

/** Thrown for every address alike, before an account is looked up. */
export const passwordNeeded = () => refusedFields({ password: { key: 'password_needed' } })
