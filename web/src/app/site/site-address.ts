import type { Language } from '#contract/language.ts'
import { addressPlace } from '#contract/site.ts'

/** The path of a rendered page in a given language, whatever the browser prefers. */
export const pathIn = (language: Language, path: string) => `/${language}${path === '/' ? '' : path}`

/** The same with the origin, which is filled in by the deployment. */
export const addressIn = (language: Language, path: string) => addressPlace + pathIn(language, path)

/** Its file in the site's folder. */
export const fileIn = (language: Language, path: string) => `${language}${path === '/' ? '/index' : path}.html`
