import type { ReactNode } from 'react'
import type { Right } from '#contract/rights.ts'
import { useMay } from '../lib/session.ts'

/** Shows actions only to people whose role allows them; the server refuses everybody else anyway. */
export const May = ({ right, children }: { right: Right; children: ReactNode }) => (useMay(right) ? children : null)
