import { CarFront } from 'lucide-react'
import { useState } from 'react'
import { pictureSources } from './picture-sources.ts'

interface VehiclePictureProps {
  images: readonly string[]
  /** What stands for a picture that is not there. */
  placeholder: string
  sizes: string
}

/** A car's first picture in a frame of 4:3, or a drawing where there is none or it does not load. */
export function VehiclePicture({ images: [first], placeholder, sizes }: VehiclePictureProps) {
  const [broken, setBroken] = useState<string>()
  return (
    <div className="lot-picture">
      {first === undefined || first === broken ? (
        <span className="lot-no-picture" role="img" aria-label={placeholder}>
          <CarFront aria-hidden />
        </span>
      ) : (
        <img
          {...pictureSources(first)}
          sizes={sizes}
          width={400}
          height={300}
          // Beside a title that names the car the picture says nothing more.
          alt=""
          loading="lazy"
          decoding="async"
          referrerPolicy="no-referrer"
          onError={() => setBroken(first)}
        />
      )}
    </div>
  )
}
