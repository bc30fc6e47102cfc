import { CarFront } from 'lucide-react'
import { useState } from 'react'
import { pictureSources } from './picture-sources.ts'

interface VehiclePictureProps {
  images: readonly string[]
  /** Accessible text for a missing picture. */
  placeholder: string
  sizes: string
}

/**
 * A vehicle's first picture in a 4:3 frame: in the size of a card, as in the feed if that size is missing, or a drawing
 * if there is none or it does not load.
 */
export function VehiclePicture({ images: [first], placeholder, sizes }: VehiclePictureProps) {
  const [failed, setFailed] = useState({ picture: first, times: 0 })
  const times = failed.picture === first ? failed.times : 0
  const source = first === undefined ? undefined : pictureSources(first, window.location.origin)[times]
  return (
    <div className="lot-picture">
      {source === undefined ? (
        <span className="lot-no-picture" role="img" aria-label={placeholder}>
          <CarFront aria-hidden />
        </span>
      ) : (
        <img
          {...source}
          sizes={sizes}
          width={400}
          height={300}
          // Next to a title that names the vehicle, the picture adds nothing.
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setFailed({ picture: first, times: times + 1 })}
        />
      )}
    </div>
  )
}
