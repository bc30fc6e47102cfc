import { ChakraProvider } from '@chakra-ui/react'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Language } from '#contract/language.ts'
import { type RenderedPath, renderedPaths } from '#contract/site.ts'
import { speak } from '../../lib/language/language.ts'
import fonts from '../../ui/fonts/fonts.css?raw'
import { system } from '../../ui/system.ts'
import { fileIn } from './site-address.ts'
import { SiteDocument } from './site-document.tsx'
import { SITE_PAGES } from './site-pages.tsx'
import { sitemap } from './sitemap.ts'
import { usedVariables } from './used-variables.ts'

/** URLs of a page's built scripts, each before those that it imports. */
export interface SiteScripts {
  /** Of every page: `site-script.ts`. */
  site: string[]
  /** Of pages with a form: `account.tsx`. */
  account: string[]
}

/** The files of all rendered pages by name, and the sitemap for search engines. */
export function renderSite(scripts: SiteScripts): Record<string, string> {
  const pages = Language.options.flatMap((language) =>
    renderedPaths.map((path) => [fileIn(language, path), renderPage(path, language, scripts)] as const),
  )
  const found = renderedPaths.filter((path) => SITE_PAGES[path].description)
  return { ...Object.fromEntries(pages), 'sitemap.xml': sitemap(found) }
}

/** Renders a page with the workspace's components; the browser gets markup and used styles, but none of their code. */
function renderPage(path: RenderedPath, language: Language, scripts: SiteScripts): string {
  speak(language)
  const { Body, title, description, hasForm } = SITE_PAGES[path]
  const cache = createCache({ key: 'css' })
  // Makes Emotion keep its styles instead of mixing style elements into the markup.
  cache.compat = true
  const body = renderToStaticMarkup(
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>
        <Body />
      </ChakraProvider>
    </CacheProvider>,
  )
  const document = (
    <SiteDocument
      path={path}
      language={language}
      title={title(language)}
      description={description?.(language)}
      styles={usedVariables(fonts + Object.values(cache.inserted).join(''))}
      scripts={scripts.site}
      formScripts={hasForm ? scripts.account : undefined}
      body={body}
    />
  )
  return `<!doctype html>${renderToStaticMarkup(document)}`
}
