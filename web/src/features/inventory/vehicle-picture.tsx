import { CarFront } from 'lucide-react'
import { useState } from 'react'
import { pictureSources } from './picture-sources.ts'

interface VehiclePictureProps {
  images: readonly string[]
  /** What stands for a picture that is not there. */
  placeholder: string
  sizes: string
}

/**
 * A vehicle's first picture in a frame of 4:3: in the size of a card, as the feed gave it where that size is missing, or a
 * drawing where there is none or it does not load.
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
          // Beside a title that names the vehicle the picture says nothing more.
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
