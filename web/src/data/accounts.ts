import { auth } from '#contract/people/auth.ts'
import type { Input } from '#contract/route.ts'
import { call } from '../lib/client.ts'

type Body<Name extends 'signup' | 'verify' | 'resetPassword' | 'acceptInvitation'> = Input<(typeof auth)[Name]>['body']

export const signUp = (body: Body<'signup'>) => call(auth.signup, { body })
export const verifyEmail = (body: Body<'verify'>) => call(auth.verify, { body })
export const sendCodeAgain = (email: string) => call(auth.resend, { body: { email } })
export const requestReset = (email: string) => call(auth.forgotPassword, { body: { email } })
export const resetPassword = (body: Body<'resetPassword'>) => call(auth.resetPassword, { body })
export const acceptInvitation = (body: Body<'acceptInvitation'>) => call(auth.acceptInvitation, { body })
