import { useLanguage } from '../lib/language/language.ts'
import './marks.css'
import type { Mark } from '../lib/slots.ts'

/** The features' marks on a row or card, an icon each. */
export function Marks<Of>({ of, from }: { of: Of; from: readonly Mark<Of>[] }) {
  const language = useLanguage()
  return from.map(({ id, icon: Icon, words }) => {
    const said = words(of, language)
    return (
      said !== null && (
        <Icon key={id} className="mark" role="img" aria-label={said}>
          <title>{said}</title>
        </Icon>
      )
    )
  })
}
