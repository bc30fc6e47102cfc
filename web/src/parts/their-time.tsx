import { lazy, Suspense } from 'react'

/** With the table of area codes, which is loaded when a time is chosen. */
const Loaded = lazy(async () => ({ default: (await import('./customer-hour.tsx')).CustomerHour }))

/** The hour that a moment is at a customer, once it is known; nothing without a number. */
export const TheirTime = ({ phone, at }: { phone?: string | null; at: Date | undefined }) =>
  phone && at ? (
    <Suspense fallback={null}>
      <Loaded phone={phone} at={at} />
    </Suspense>
  ) : null
