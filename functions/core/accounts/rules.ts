import { AppError } from '../errors.ts'

/** One answer for a wrong code, an old one, an unknown address and one that is verified already. */
export const codeRefused = () =>
  new AppError('code_wrong', 'That code is wrong or no longer valid. Check the newest e-mail, or ask for another.')
