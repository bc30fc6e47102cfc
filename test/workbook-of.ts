import { zipOf } from './zip-of.ts'

/** A cell as people fill it in; `raw` is one as some program writes it. */
export type WorkbookCell = string | number | boolean | Date | null | { raw: string }

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const RELATIONS = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
/** Excel's own of telephone numbers, which has no letter of a date. */
const PHONE = '[&lt;=9999999]###\\-####;\\(###\\)\\ ###\\-####'

/** The parts of an Excel workbook: its sheets in their order, texts in one table, days by the second style. */
export function partsOf(...sheets: WorkbookCell[][][]): Record<string, string> {
  const texts: string[] = []
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const bodies = sheets.map((rows) => rows.map((row, i) => rowOf(row, i + 1, texts)).join(''))
  return {
    '[Content_Types].xml': `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`,
    '_rels/.rels': `${HEAD}<Relationships ${RELATIONS}>${relation('rId1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${sheets
      .map((_, i) => `<sheet name="Sheet${i + 1}" sheetId="${i + 1}" r:id="s${i + 1}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${HEAD}<Relationships ${RELATIONS}>${sheets
      .map((_, i) => relation(`s${i + 1}`, 'worksheet', `worksheets/sheet${i + 1}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', 'sharedStrings.xml')}${relation('y', 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="${PHONE}"/></numFmts><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `${HEAD}<sst xmlns="${MAIN}">${texts.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(
      bodies.map((body, i) => [
        `xl/worksheets/sheet${i + 1}.xml`,
        `${HEAD}<worksheet xmlns="${MAIN}"><sheetData>${body}</sheetData></worksheet>`,
      ]),
    ),
  }
}

export const workbookOf = (...sheets: WorkbookCell[][][]): Buffer => zipOf(partsOf(...sheets))

function rowOf(cells: WorkbookCell[], row: number, texts: string[]): string {
  const filled = cells.map((cell, i) => cellOf(cell, `${String.fromCharCode(65 + i)}${row}`, texts))
  return `<row r="${row}">${filled.join('')}</row>`
}

function cellOf(cell: WorkbookCell, at: string, texts: string[]): string {
  if (cell === null) return ''
  if (typeof cell === 'string') return `<c r="${at}" t="s"><v>${texts.push(cell) - 1}</v></c>`
  if (typeof cell === 'number') return `<c r="${at}" s="2"><v>${cell}</v></c>`
  if (typeof cell === 'boolean') return `<c r="${at}" t="b"><v>${Number(cell)}</v></c>`
  if (cell instanceof Date) return `<c r="${at}" s="1"><v>${daysOf(cell)}</v></c>`
  return cell.raw
}

/** Excel counts days from the end of 1899. */
const daysOf = (day: Date) => (day.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
