import type { ComponentType } from 'react'
import type { RenderedPath } from '#contract/site.ts'
import { ForgotPasswordPage } from './forgot-password-page.tsx'
import { InvitationPage } from './invitation-page.tsx'
import { LoginPage } from './login-page.tsx'
import { ResetPasswordPage } from './reset-password-page.tsx'
import { SignupPage } from './signup-page.tsx'
import { VerifyEmailPage } from './verify-email-page.tsx'

interface AccountPage {
  Page: ComponentType
  title: `${'signup' | 'login' | 'verify' | 'forgot' | 'reset' | 'invitation'}_title`
  /** For search engines; absent for pages that are useful only by link. */
  description?: `${'signup' | 'login'}_description`
  /** True if its form is prerendered in the file. A form that depends on the URL's query is rendered by the browser. */
  isDrawn?: boolean
}

export type AccountPath = Extract<
  RenderedPath,
  '/signup' | '/login' | '/forgot-password' | '/reset-password' | '/email/verify' | '/invitation'
>

/** The pages of sign-up and sign-in, all in one small script of their own. */
export const ACCOUNT_PAGES: Record<AccountPath, AccountPage> = {
  '/signup': { Page: SignupPage, title: 'signup_title', description: 'signup_description', isDrawn: true },
  '/login': { Page: LoginPage, title: 'login_title', description: 'login_description', isDrawn: true },
  '/forgot-password': { Page: ForgotPasswordPage, title: 'forgot_title', isDrawn: true },
  '/reset-password': { Page: ResetPasswordPage, title: 'reset_title' },
  '/email/verify': { Page: VerifyEmailPage, title: 'verify_title' },
  '/invitation': { Page: InvitationPage, title: 'invitation_title' },
}
