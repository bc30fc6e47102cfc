import { useFormats } from '../lib/language/formats.ts'
import { useNow } from '../lib/use-now.ts'

/** A moment as lists show it, by its age; the whole of it when pointed at. */
export function When({ at }: { at: string }) {
  const { byAge, moment } = useFormats()
  return (
    <time dateTime={at} title={moment(at)}>
      {byAge(at, useNow())}
    </time>
  )
}
