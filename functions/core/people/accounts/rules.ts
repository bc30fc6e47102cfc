import { AppError, refusedFields } from '../../platform/errors.ts'

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`.trim()

/** One answer for a wrong code, an old one, an unknown address and one that is verified already. */
export const codeRefused = () => new AppError('code_wrong')

/** Said of every address alike, before anybody looks for an account. */
export const passwordNeeded = () => refusedFields({ password: { key: 'password_needed' } })
