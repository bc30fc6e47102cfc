import { useLanguage } from '../../lib/language/language.ts'
import { LegalDocument } from './legal-document.tsx'
import { termsEn } from './terms.en.ts'
import { termsEs } from './terms.es.ts'

export function TermsPage() {
  return <LegalDocument text={useLanguage() === 'es' ? termsEs : termsEn} />
}
