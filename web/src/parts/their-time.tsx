import { lazy, Suspense } from 'react'

/** With the table of area codes, which is loaded when a time is chosen. */
const Loaded = lazy(async () => ({ default: (await import('./customer-hour.tsx')).CustomerHour }))

interface TheirTimeProps {
  phone?: string | null
  at: Date | undefined
  /** Within a line, in its own look. */
  isInline?: boolean
}

/** The hour that a moment is at a customer, once it is known; nothing without a number. */
export const TheirTime = ({ phone, at, isInline }: TheirTimeProps) =>
  phone && at ? (
    <Suspense fallback={null}>
      <Loaded {...{ phone, at, isInline }} />
    </Suspense>
  ) : null
