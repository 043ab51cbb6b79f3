/** Returns whether a node is a `<style>`. */
export const isStyle = (node: Node | null): boolean => (node as Partial<Element> | null)?.localName === 'style'
