// Reads types from the sources: the options (kinds, values and defaults), and the members of any other type. The
// reference pages and the theme studio are generated from the result.
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import ts from 'typescript'

const src = fileURLToPath(new URL('../src/', import.meta.url))

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
    /** Returns the members of an object type: name, docstring, type, and the keys of an object. */
    membersOf(file, name) {
      const declaration = declarationOf(file, name)
      return checker.getPropertiesOfType(checker.getTypeAtLocation(declaration)).map(member => {
        const type = checker.getTypeOfSymbolAtLocation(member, declaration)
        return {
          name: member.name,
          description: ts.displayPartsToString(member.getDocumentationComment(checker)).replaceAll('\n', ' '),
          type: checker.typeToString(plain(type)),
          keys: [...new Set(keysOf(type))],
        }
      })
    },
  }
}

/** Returns the table of options, and the value of each option if nothing is given. */
async function readTable() {
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './options/option-table'\nexport * from './options/options'",
      resolveDir: src,
    },
    bundle: true,
    format: 'esm',
    write: false,
  })
  const { optionTable, readOptions } = await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  )
  const { settings, blocks, ...options } = readOptions({}).options
  const standards = { ...options, ...settings, categories: settings.gdprTypes, blocking: blocks ? 'standard' : 'off' }
  return { optionTable, standards }
}

const attributeOf = name => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/**
 * Returns every option, in the order of src/options/option-table.ts: `kind` is `choice`, `flag`, `number`, `string` or
 * `object`, `words` are the texts among its values, and `keys` the names within an object.
 */
export async function optionFacts() {
  const { optionTable, standards } = await readTable()
  return askTypes('options/options.ts')
    .membersOf('options/options.ts', 'ConsentOptions')
    .map(({ name, description, type, keys }) => {
      const { kind, words } = optionTable[name]
      // `categories` takes any text besides its words.
      const isChoice = words.length > 1 && !/\bstring\b/.test(type)
      return {
        name,
        description,
        // The checker lists the members of a union in any order.
        type: isChoice ? words.map(word => `"${word}"`).join(' | ') : type,
        words,
        isFlagToo: kind === 'boolean' && words.length > 0,
        keys,
        kind: isChoice ? 'choice' : (kinds[type] ?? 'object'),
        attribute: kind === 'object' ? null : attributeOf(name),
        attributeType: isChoice ? words.map(word => `'${word}'`).join('|') : kind,
        standard: standards[name] ?? null,
      }
    })
}

const kinds = { boolean: 'flag', number: 'number', string: 'string' }
