import type { TemplateItem } from './entity.ts'

/** True if WhatsApp lets a template be sent now: it has approved it, and neither paused nor disabled it since. */
export const isSendable = ({ status, twilio_status }: Pick<TemplateItem, 'status' | 'twilio_status'>) =>
  status === 'APPROVED' && twilio_status === 'approved'
