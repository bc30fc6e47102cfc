import { CalendarSync, TriangleAlert } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { GOOGLE_OUTCOMES } from '#contract/calendar/google.ts'
import { useGoogle } from '../../../data/calendar-links.ts'
import { useLinkText } from './texts.ts'

/** The other calendars that show one's appointments; `google` in the URL shows them too: Google's page comes back with it. */
export function useLinks() {
  const t = useLinkText()
  const { data } = useGoogle()
  const [params, setParams] = useSearchParams()
  const asked = params.get('google')
  const show = (isShown: boolean) =>
    setParams(
      (old) => {
        const next = new URLSearchParams(old)
        if (isShown) next.set('google', '')
        else next.delete('google')
        return next
      },
      { replace: true },
    )
  return {
    deed: {
      value: 'links',
      icon: data?.problem == null ? CalendarSync : TriangleAlert,
      text: t(!data || data.email ? 'google' : 'connect'),
      does: () => show(true),
    },
    isOpen: asked !== null,
    outcome: GOOGLE_OUTCOMES.find((one) => one === asked),
    close: () => show(false),
  }
}
