import { Button, HStack } from '@chakra-ui/react'
import { type Appointment, updateAppointmentStatus } from '../../data/appointments.ts'
import { errorText } from '../../lib/language/error-text.ts'
import { May } from '../../parts/may.tsx'
import { toaster } from '../../ui/toaster.tsx'
import { useCalendarText } from './texts.ts'

/** Says with one tap how an appointment went. */
export function OutcomeButtons({ appointment: { id } }: { appointment: Appointment }) {
  const t = useCalendarText()
  const set = async (...outcome: [status: Appointment['status'], sold?: true]) => {
    try {
      await updateAppointmentStatus(id, ...outcome)
    } catch (error) {
      toaster.create({ type: 'error', title: t('change_failed'), description: errorText(error) })
    }
  }
  return (
    <May right="edit">
      <HStack gap="2" wrap="wrap">
        <Button size="sm" variant="outline" onClick={() => set('done')}>
          {t('came')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => set('no_show')}>
          {t('did_not_come')}
        </Button>
        <Button size="sm" variant="outline" onClick={() => set('done', true)}>
          {t('sold')}
        </Button>
      </HStack>
    </May>
  )
}
