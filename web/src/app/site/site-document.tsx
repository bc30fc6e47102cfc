import { Language } from '#contract/language.ts'
import { addressIn } from './site-address.ts'

const LOCALES: Record<Language, string> = { en: 'en_US', es: 'es_US' }

interface SiteDocumentProps {
  path: string
  language: Language
  title: string
  /** Absent if search engines must not index the page. */
  description?: string
  styles: string
  /** URL of the page's script, before those that it imports. */
  scripts: string[]
  /** The same for its form's code, if it has one. */
  formScripts?: string[]
  /** The page's content as markup. */
  body: string
}

/** A whole page: its styles inline, so that one response is enough to paint it, and its metadata for search engines. */
export function SiteDocument(props: SiteDocumentProps) {
  const { path, language, title, description, styles, scripts, formScripts, body } = props
  const [script, ...imported] = scripts
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="theme-color" content="#0c3c43" />
        <link rel="manifest" href={`/app.${language}.webmanifest`} />
        <link rel="apple-touch-icon" href="/icons/apple-touch-180.png" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <script src="/theme.js" />
        <style dangerouslySetInnerHTML={{ __html: styles }} />
        {description ? (
          <Found path={path} language={language} title={title} description={description} />
        ) : (
          <meta name="robots" content="noindex" />
        )}
        {/* On a slow connection, content and form fields come first. */}
        <script type="module" src={script} fetchPriority="low" />
        {imported.map((each) => (
          <link key={each} rel="modulepreload" href={each} fetchPriority="low" />
        ))}
        {formScripts && <meta name="form-scripts" content={formScripts.join(' ')} />}
      </head>
      <body dangerouslySetInnerHTML={{ __html: body }} />
    </html>
  )
}

type FoundProps = Pick<SiteDocumentProps, 'path' | 'language' | 'title'> & { description: string }

/** Metadata that search engines and messengers show for a page, and links to its translations. */
function Found({ path, language, title, description }: FoundProps) {
  const canonical = addressIn(language, path)
  return (
    <>
      <meta name="description" content={description} />
      <link rel="canonical" href={canonical} />
      {Language.options.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={addressIn(each, path)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={addressIn('en', path)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Lotwire" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta name="twitter:card" content="summary" />
    </>
  )
}
