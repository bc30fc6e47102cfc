import { Suspense } from 'react'
import { LinkedVehicle } from '../../inventory/index.ts'
import './parts.css'
import { vehiclesLinked } from './vehicles-linked.ts'

/** The cards of the vehicles whose pages a message links to; links to other sites stay links. */
export function LinkedVehicles({ text }: { text: string }) {
  const ids = vehiclesLinked(text)
  if (ids.length === 0) return null
  return (
    <div className="chat-linked">
      <Suspense>
        {ids.map((id) => (
          <LinkedVehicle key={id} id={id} />
        ))}
      </Suspense>
    </div>
  )
}
