import {
  Headset,
  type LucideIcon,
  Phone,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Sparkles,
  UsersRound,
} from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import type { SectionId } from './texts.ts'

interface Section {
  id: SectionId
  /** Its position among those added by other features. */
  at: number
  icon: LucideIcon
  /** Loaded when first shown. */
  Content: ComponentType
}

/** The built-in sections (S2 §2.3); /settings shows the first. */
export const SECTIONS: readonly Section[] = [
  {
    id: 'twilio',
    at: 10,
    icon: Phone,
    Content: lazy(async () => ({ default: (await import('./twilio/twilio-section.tsx')).TwilioSection })),
  },
  {
    id: 'ai',
    at: 20,
    icon: Sparkles,
    Content: lazy(async () => ({ default: (await import('./ai/ai-section.tsx')).AiSection })),
  },
  {
    id: 'assignment',
    at: 30,
    icon: UsersRound,
    Content: lazy(async () => ({ default: (await import('./assignment/assignment-section.tsx')).AssignmentSection })),
  },
  {
    id: 'agents',
    at: 40,
    icon: Headset,
    Content: lazy(async () => ({ default: (await import('./agents/agents-section.tsx')).AgentsSection })),
  },
  {
    id: 'system',
    at: 50,
    icon: SlidersHorizontal,
    Content: lazy(async () => ({ default: (await import('./system/system-section.tsx')).SystemSection })),
  },
  {
    id: 'security',
    at: 60,
    icon: ShieldCheck,
    Content: lazy(async () => ({ default: (await import('./security/security-section.tsx')).SecuritySection })),
  },
  {
    id: 'audit',
    at: 80,
    icon: ScrollText,
    Content: lazy(async () => ({ default: (await import('./audit/audit-section.tsx')).AuditSection })),
  },
]
