/** "Total: 5", "Grand total", "180 vehicles", "End of report", in either language. */
const TOTAL =
  /^(?:(?:(?:grand|sub|gran)[\s-]?)?total(?:es)?(?: (?:general|count|of|de))?(?: (?:records?|rows?|vehicles?|units?|customers?|contacts?|registros|filas|veh[ií]culos|unidades|clientes|contactos))?\s*[:=#]?\s*[\d.,]*|[\d.,]+ (?:records?|rows?|vehicles?|units?|customers?|contacts?|registros|filas|veh[ií]culos|unidades|clientes|contactos)|[-=*\s]*(?:end of (?:report|file|list)|fin del (?:informe|reporte|archivo))[-=*\s]*)$/i
const LETTER = /\p{L}/u
const MAY_BE_TOTAL = /^\s*[a-z\d*=-]/i

/** True if a row is a total of others and no row itself, at the end of a report or group; sums may follow the word. */
export function isTotal(record: readonly string[]): boolean {
  const at = record.findIndex((cell) => cell !== '' && cell.trim() !== '')
  const first = record[at] ?? ''
  if (first.length > 60 || !MAY_BE_TOTAL.test(first) || !TOTAL.test(first.trim())) return false
  return !record.some((cell, i) => i > at && LETTER.test(cell))
}
