// Reads types from the sources: the options (kinds, values and defaults), and the members of any other type. The
// reference pages and the theme studio are generated from the result.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'

const src = fileURLToPath(new URL('../src/', import.meta.url))
const optionsFile = `${src}options/options.ts`

/**
 * Creates a type checker for sources.
 * @param files names within src/
 */
export function askTypes(...files) {
  const paths = files.map(file => src + file)
  const { config } = ts.readConfigFile(`${src}../tsconfig.json`, ts.sys.readFile)
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, `${src}..`)
  const program = ts.createProgram(paths, { ...options, noEmit: true })
  const checker = program.getTypeChecker()

  const declarationOf = (file, name) => {
    const found = program
      .getSourceFile(src + file)
      .statements.find(
        one => (ts.isInterfaceDeclaration(one) || ts.isTypeAliasDeclaration(one)) && one.name.text === name,
      )
    if (!found) throw new Error(`${file} has no type ${name}`)
    return found
  }
  /** Returns the values of a union of strings, in source order. */
  const wordsOf = node => {
    if (!node) return []
    if (ts.isUnionTypeNode(node)) return node.types.flatMap(wordsOf)
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) return [node.literal.text]
    if (!ts.isTypeReferenceNode(node)) return []
    const symbol = checker.getSymbolAtLocation(node.typeName)
    const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
    const declaration = target?.declarations?.[0]
    return declaration && ts.isTypeAliasDeclaration(declaration) ? wordsOf(declaration.type) : []
  }
  const plain = type => checker.getNonNullableType(type)
  /** Returns the property names of an object type; empty for strings, arrays and records. */
  const keysOf = type =>
    [plain(type)]
      .flatMap(one => (one.isUnion() ? one.types : [one]))
      .filter(one => one.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))
      .filter(one => !checker.isArrayType(one) && one.getCallSignatures().length === 0)
      .flatMap(one => checker.getPropertiesOfType(one).map(({ name }) => name))

  return {
    wordsOf: (file, name) => wordsOf(declarationOf(file, name).type),
    /** Returns the members of an interface: name, docstring, values, and the keys of an object. */
    membersOf(file, name) {
      const declaration = declarationOf(file, name)
      return checker.getPropertiesOfType(checker.getTypeAtLocation(declaration)).map(member => {
        const node = member.valueDeclaration
        const type = checker.getTypeOfSymbolAtLocation(member, declaration)
        const words = wordsOf(node?.type)
        const text = checker.typeToString(plain(type))
        const kinds = plain(type).isUnion() ? plain(type).types.map(one => checker.typeToString(one)) : [text]
        return {
          name: member.name,
          description: ts.displayPartsToString(member.getDocumentationComment(checker)).replaceAll('\n', ' '),
          type: text,
          words,
          /** Whether it can also be a boolean. */
          isFlagToo: words.length > 0 && kinds.includes('true'),
          keys: [...new Set(keysOf(type))],
          kind:
            words.length > 1 && kinds.every(one => one.startsWith('"'))
              ? 'choice'
              : text === 'boolean'
                ? 'flag'
                : ['number', 'string'].includes(text)
                  ? text
                  : 'object',
        }
      })
    },
  }
}

/** Returns the default values of the options. */
async function defaults() {
  const { outputFiles } = await build({ entryPoints: [optionsFile], bundle: true, format: 'esm', write: false })
  const { readOptions } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  const { settings, blocks, ...options } = readOptions({}).options
  return { ...options, ...settings, categories: settings.gdprTypes, blocking: blocks ? 'standard' : 'off' }
}

const attributeOf = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/**
 * Returns every option, in the order of src/options/options.ts.
 * @param attributes the attributes of `<consent-banner>` in custom-elements.json
 */
export async function optionFacts(attributes) {
  const said = await defaults()
  return askTypes('options/options.ts')
    .membersOf('options/options.ts', 'ConsentOptions')
    .map(member => {
      const attribute = attributeOf(member.name)
      return {
        ...member,
        attribute: attributes.some(({ name }) => name === attribute) ? attribute : null,
        standard: said[member.name] ?? null,
      }
    })
}
