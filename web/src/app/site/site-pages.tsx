import { Global } from '@emotion/react'
import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import type { Language } from '#contract/language.ts'
import type { RenderedPath } from '#contract/site.ts'
import { accountLook } from '../../features/accounts/account-look.ts'
import { ACCOUNT_PAGES, type AccountPath } from '../../features/accounts/account-pages.ts'
import { accountTexts } from '../../features/accounts/texts.ts'
import { DevelopersPage } from '../../features/developers/developers-page.tsx'
import { LandingPage } from '../../features/public/landing-page.tsx'
import { PrivacyPage } from '../../features/public/privacy-page.tsx'
import { SecurityPage } from '../../features/public/security-page.tsx'
import { TermsPage } from '../../features/public/terms-page.tsx'
import { publicTexts } from '../../features/public/texts.ts'
import { AccountLayout } from '../account-layout.tsx'
import { SiteLayout } from './site-layout.tsx'
import { SiteLook } from './site-look.tsx'

export interface SitePage {
  Body: ComponentType
  title: (language: Language) => string
  /** Description for search engines; pages without one are not indexed. */
  description?: (language: Language) => string
  /** The page has a form, and the script that goes with it. */
  hasForm?: boolean
}

/** Every rendered page. */
export const SITE_PAGES: Record<RenderedPath, SitePage> = {
  '/': {
    ...reading('/', LandingPage, 'landing_title', 'landing_description'),
    title: (language) => `Lotwire · ${publicTexts.landing_title[language]}`,
  },
  '/pages/terms-of-service': reading('/pages/terms-of-service', TermsPage, 'terms', 'terms_description'),
  '/pages/privacy-policy': reading('/pages/privacy-policy', PrivacyPage, 'privacy', 'privacy_description'),
  '/pages/security': reading('/pages/security', SecurityPage, 'security', 'security_description'),
  '/developers': reading('/developers', DevelopersPage, 'api', 'api_description'),
  '/signup': account('/signup'),
  '/login': account('/login'),
  '/forgot-password': account('/forgot-password'),
  '/reset-password': account('/reset-password'),
  '/email/verify': account('/email/verify'),
  '/invitation': account('/invitation'),
}

type PublicText = keyof typeof publicTexts

function reading(path: RenderedPath, Page: ComponentType, title: PublicText, description: PublicText): SitePage {
  return {
    Body: () => (
      <SiteLayout path={path}>
        <Page />
      </SiteLayout>
    ),
    title: (language) => `${publicTexts[title][language]} · Lotwire`,
    description: (language) => publicTexts[description][language],
  }
}

/** The frame stays as rendered here; the form in it is taken over by `account.tsx` in the browser. */
function account(path: AccountPath): SitePage {
  const { Page, title, description, isDrawn } = ACCOUNT_PAGES[path]
  return {
    Body: () => (
      <>
        <Global styles={accountLook} />
        <AccountLayout tools={<SiteLook path={path} />}>
          <div
            id="form"
            data-path={path}
            dangerouslySetInnerHTML={{ __html: isDrawn ? renderToString(<Page />) : '' }}
          />
        </AccountLayout>
      </>
    ),
    title: (language) => `${accountTexts[title][language]} · Lotwire`,
    description: description && ((language) => String(accountTexts[description][language])),
    hasForm: true,
  }
}
