const PAGE =
  '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 340 200] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>'
const TEXT =
  'BT /F1 18 Tf 30 150 Td (Proof of insurance) Tj /F1 11 Tf 0 -34 Td (Sample card of the demonstration) Tj ET'

/** A file as a customer sends one: a PDF of one small page. */
export function insuranceCard(): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    PAGE,
    `<< /Length ${TEXT.length} >>\nstream\n${TEXT}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  file += `${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return `data:application/pdf;base64,${Buffer.from(file).toString('base64')}`
}
