import { AppError, refusedFields } from '../../platform/errors.ts'

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim()

/** The same error for a wrong code, an old one, an unknown address and an already verified one. */
export const codeRefused = () => new AppError('code_wrong')

/** Thrown for every address alike, before an account is looked up. */
export const passwordNeeded = () => refusedFields({ password: { key: 'password_needed' } })
