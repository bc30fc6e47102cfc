import '../lib/zod-without-eval.ts'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Language } from '#contract/language.ts'
import { ACCOUNT_PAGES, type AccountPath } from '../features/accounts/account-pages.ts'
import { chooseLanguage } from '../lib/language/language.ts'
import { keepTellingLogout } from '../lib/sign-out.ts'

const form = document.getElementById('form')
if (!form) throw new Error('This page was rendered without a place for its form.')

// After filling in a form in a language, the user continues in it.
chooseLanguage(document.documentElement.lang as Language)
const { Page } = ACCOUNT_PAGES[form.dataset.path as AccountPath]
// Synchronously, so that nothing is typed between the form's first read of its fields and its first event listener.
flushSync(() => {
  if (form.hasChildNodes()) hydrateRoot(form, <Page />)
  else createRoot(form).render(<Page />)
})
if (form.dataset.sent) form.querySelector('form')?.requestSubmit()

keepTellingLogout()
