import { notFoundPage } from '../../web/pages/not-found-page.ts'
import type { Page } from '../../web/pages/parts/layout.ts'
import type { Reader } from '../../web/pages/reader.ts'
import { type TextingPart, textingPage } from '../../web/pages/texting/texting-page.ts'
import { findTextingPage } from '../core/telephony/registrations/door.ts'

/** A dealership's page about its texts: how customers agree, its privacy policy, or its terms. */
export async function showTexting(reader: Reader, { code, part }: { code: string; part: TextingPart }): Promise<Page> {
  const known = await findTextingPage(code)
  return known ? textingPage(reader, { ...known, part }) : notFoundPage(reader, 'page')
}
