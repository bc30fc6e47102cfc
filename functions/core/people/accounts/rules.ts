import { AppError } from '../../platform/errors.ts'

/** One answer for a wrong code, an old one, an unknown address and one that is verified already. */
export const codeRefused = () =>
  new AppError('code_wrong', 'That code is wrong or no longer valid. Check the newest email, or request another.')

const PASSWORD_NEEDED = 'Enter the password you chose when you signed up.'

/** Said of every address alike, before anybody looks for an account. */
export const passwordNeeded = () => new AppError('invalid', PASSWORD_NEEDED, { fields: { password: PASSWORD_NEEDED } })
