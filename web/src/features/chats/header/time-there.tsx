import { useNow } from '../../../lib/use-now.ts'
import { TheirTime } from '../../../parts/their-time.tsx'

/** What time it is now where the customer is, if it is another than here. */
export function TimeThere({ phone }: { phone: string }) {
  return <TheirTime phone={phone} at={new Date(useNow())} isInline />
}
