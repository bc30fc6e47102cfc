import { useLanguage } from '../../lib/language/language.ts'
import { LegalDocument } from './legal-document.tsx'
import { securityEn } from './security.en.ts'
import { securityEs } from './security.es.ts'

export function SecurityPage() {
  return <LegalDocument text={useLanguage() === 'es' ? securityEs : securityEn} />
}
