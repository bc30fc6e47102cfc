import { useLanguage } from '../../lib/language/language.ts'
import { LegalDocument } from './legal-document.tsx'
import { privacyEn } from './privacy.en.ts'
import { privacyEs } from './privacy.es.ts'

export function PrivacyPage() {
  return <LegalDocument text={useLanguage() === 'es' ? privacyEs : privacyEn} />
}
