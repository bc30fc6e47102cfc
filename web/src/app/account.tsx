import '../lib/zod-without-eval.ts'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import type { Language } from '#contract/language.ts'
import { ACCOUNT_PAGES, type AccountPath } from '../features/accounts/account-pages.ts'
import { chooseLanguage } from '../lib/language/language.ts'
import { keepTellingLogout } from '../lib/sign-out.ts'

const form = document.getElementById('form')
if (!form) throw new Error('This page was rendered without a place for its form.')

// Whoever fills in a form in a language goes on in it.
chooseLanguage(document.documentElement.lang as Language)
const { Page } = ACCOUNT_PAGES[form.dataset.path as AccountPath]
// At once, so that nothing is typed after the form has read what was, and before it hears what is.
flushSync(() => {
  if (form.hasChildNodes()) hydrateRoot(form, <Page />)
  else createRoot(form).render(<Page />)
})
if (form.dataset.sent) form.querySelector('form')?.requestSubmit()

keepTellingLogout()
