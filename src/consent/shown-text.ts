/** A title and a description, as the visitor saw them. */
export interface ShownText {
  title: string
  description: string
}
