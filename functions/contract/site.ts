// What build, deployment and local cloud agree on about the files of the site.

/**
 * The paths of the pages that are rendered once, when the site is built. Each lies in the site's folder once a language
 * (`es/pages/privacy-policy.html`); all other addresses belong to the workspace. The path alone answers in the reader's
 * language, `/es/pages/privacy-policy` in that one.
 */
export const renderedPaths = [
  '/',
  '/pages/terms-of-service',
  '/pages/privacy-policy',
  '/developers',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/email/verify',
  '/invitation',
] as const
export type RenderedPath = (typeof renderedPaths)[number]

/** Answers every address that is no rendered page and no file. */
export const workspaceFile = '/workspace.html'

/** Stands in built files for the public address, which only the deployment knows. */
export const addressPlace = 'https://public-address.invalid'

/** The cookie of the language that somebody has chosen; the edge answers the rendered pages by it. */
export const languageCookie = 'language'
