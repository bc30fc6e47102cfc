import { Button } from '@chakra-ui/react'
import { CalendarSync, TriangleAlert } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { GOOGLE_OUTCOMES } from '#contract/calendar/google.ts'
import { useGoogle } from '../../../data/calendar-links.ts'
import { WideLabel } from '../../../ui/wide-label.tsx'
import { LinksDialog } from '../dialogs.ts'
import { useLinkText } from './texts.ts'

/** Opens the other calendars that show one's appointments; so does `google` in the URL, with which Google's page comes back. */
export function LinksButton() {
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
  const hasProblem = data?.problem != null
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => show(true)}>
        {hasProblem ? <TriangleAlert /> : <CalendarSync />}
        <WideLabel text={t(!data || data.email ? 'google' : 'connect')} />
      </Button>
      <LinksDialog
        open={asked !== null}
        outcome={GOOGLE_OUTCOMES.find((one) => one === asked)}
        onClose={() => show(false)}
      />
    </>
  )
}
