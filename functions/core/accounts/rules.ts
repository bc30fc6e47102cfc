import { AppError } from '../errors.ts'

/** One answer for a wrong code, an old one, an unknown address and one that is verified already. */
export const codeRefused = () =>
  new AppError('code_wrong', 'This code is not valid any more. Ask for a new one, or log in if you verified already.')
