// Conventions for the site's files, shared by build, deployment and local cloud.

/**
 * The paths of the pages that are rendered once, when the site is built. Each has a file per language in the site's
 * folder (`es/pages/privacy-policy.html`); all other addresses belong to the workspace. The path alone is served in the
 * reader's language, `/es/pages/privacy-policy` in that one.
 */
export const renderedPaths = [
  '/',
  '/pages/terms-of-service',
  '/pages/privacy-policy',
  '/pages/security',
  '/developers',
  '/signup',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/email/verify',
  '/invitation',
] as const
export type RenderedPath = (typeof renderedPaths)[number]

/** Served for every address that is neither a rendered page nor a file. */
export const workspaceFile = '/workspace.html'

/** The pages on which another company's script runs: the workspace's file, but with headers of its own (web/src/main.tsx). */
export const connectFolder = '/connect/'
export const signupPath = `${connectFolder}whatsapp`
export const pagesPath = `${connectFolder}pages`

/** Placeholder in built files for the public address, which only the deployment knows. */
export const addressPlace = 'https://public-address.invalid'

/** The cookie with the chosen language; the edge serves rendered pages by it. */
export const languageCookie = 'language'
