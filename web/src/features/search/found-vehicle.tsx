import { Car } from 'lucide-react'
import { sizedPicture } from '#contract/stock/sized-picture.ts'
import type { Hit } from '../../data/use-search.ts'
import type { VehicleFacts } from '../../data/vehicle.ts'
import { useFormats } from '../../lib/language/formats.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useText } from '../../lib/language/text.ts'
import { Marked } from './marked.tsx'
import { searchTexts } from './texts.ts'

/** The smallest that the pictures' host has. */
const PICTURE_PX = 400

/** A vehicle that was found: its picture, which one it is, and its price as it may be shown, or that it is sold. */
export function FoundVehicle({ hit, search, facts }: { hit: Hit; search: string; facts: VehicleFacts | undefined }) {
  return (
    <>
      <span className="search-hit-picture">
        {facts?.picture ? (
          <img
            src={sizedPicture(facts.picture, window.location.origin)?.(PICTURE_PX) ?? facts.picture}
            width={48}
            height={36}
            // The title beside it says what it shows.
            alt=""
            loading="lazy"
            decoding="async"
            referrerPolicy="no-referrer"
            onError={({ currentTarget }) => {
              currentTarget.hidden = true
            }}
          />
        ) : (
          <Car aria-hidden className="search-hit-icon" />
        )}
      </span>
      <span className="search-hit-main search-hit-text">
        <span>
          <Marked text={hit.text} search={search} />
        </span>
      </span>
      {facts && <Price facts={facts} />}
    </>
  )
}

function Price({ facts: { availability, shown_price: price } }: { facts: VehicleFacts }) {
  const t = useText(searchTexts)
  const { dollars } = useFormats()
  const language = useLanguage()
  if (availability === 'sold') return <span className="search-hit-price">{t('sold')}</span>
  return (
    price && (
      <strong className="search-hit-price" title={price.words[language]}>
        {dollars(price.amount)}
      </strong>
    )
  )
}
