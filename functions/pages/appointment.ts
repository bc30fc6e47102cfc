import { appointmentPages } from '#contract/calendar/customer-page.ts'
import { appointmentPage } from '../../web/pages/appointment/appointment-page.ts'
import { failurePage } from '../../web/pages/failure-page.ts'
import { readerOf } from '../../web/pages/reader.ts'
import { getPublicAppointment } from '../core/calendar/appointments/get-public-appointment.ts'
import { publicOrigin } from '../core/platform/environment.ts'
import { serve } from '../serve.ts'

export const handler = serve(
  appointmentPages,
  {
    async appointment({ params: { code }, query }, { language, now }) {
      const { appointment } = await getPublicAppointment({ code }, now)
      return appointmentPage(readerOf(publicOrigin(), language, query.lang), { code, appointment })
    },
  },
  (status, { query, language }) => {
    const { lang } = appointmentPages.appointment.query.parse(query)
    return failurePage(readerOf(publicOrigin(), language, lang), status)
  },
)
