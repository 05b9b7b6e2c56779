const features = "control|documents|accounts|messages|attachments|notes|reports|info|notifications";
const schemaFile = "^domain/src/.*-schema\\.ts$";
const domainTest = "^domain/.*\\.test\\.ts$|^domain/(test/|vitest\\.config\\.ts$)";

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: "domain-stands-alone",
      comment: "What is true of documents holds wherever it runs, so the domain knows zod and nothing else.",
      severity: "error",
      from: { path: "^domain/", pathNot: domainTest },
      to: { pathNot: "^domain/src/|^node_modules/zod/" },
    },
    {
      name: "zod-only-in-schemas",
      comment:
        "The shell imports the domain and must stay small, so zod is met only in files that say it in their name.",
      severity: "error",
      from: { path: "^domain/src/", pathNot: [schemaFile, domainTest] },
      to: { path: "^node_modules/zod/" },
    },
    {
      name: "schemas-are-imported-by-schemas",
      comment: "A plain domain file that imports a schema would bring zod to everyone who imports the plain file.",
      severity: "error",
      from: { path: "^domain/src/", pathNot: [schemaFile, domainTest] },
      to: { path: schemaFile, dependencyTypesNot: ["type-only"] },
    },
    {
      name: "texts-are-a-parameter",
      comment:
        "One process serves readers of several languages: who says something takes the catalogue of its reader. The browser has one reader, and its build one catalogue.",
      severity: "error",
      from: { path: "^(domain|server)/src/", pathNot: ["^domain/src/texts/", domainTest, "\\.test\\.ts$"] },
      to: { path: "^domain/src/texts/(texts\\.ts$|guide\\.ts$|fi/|en-xa/)" },
    },
    {
      name: "first-load-without-schemas",
      comment:
        "What is loaded before the first paint takes no zod with it; a form that needs it is loaded when it is opened.",
      severity: "error",
      from: { path: `^web/src/(main\\.tsx?$|(?!(${features}|routes)/)[^/]+/)` },
      to: {
        path: [schemaFile, "^node_modules/(zod|@hookform/resolvers)/"],
        dependencyTypesNot: ["type-only", "dynamic-import"],
      },
    },
    {
      name: "server-without-web",
      comment: "The server answers any client, so it knows nothing of this one.",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "^(web|e2e)/|^node_modules/(react|react-dom|@mui)/" },
    },
    {
      name: "web-derives-no-right",
      comment:
        "What the user may do is said by the answers, as allowedActions (0126): a page that worked it out of roles would be a second rule beside the server's.",
      severity: "error",
      from: { path: "^web/src/", pathNot: "\\.test\\.tsx?$" },
      to: {
        path: "^domain/src/organizations/(held-roles|control-rights|acting|sharing)\\.ts$",
        dependencyTypesNot: ["type-only"],
      },
    },
    {
      name: "web-without-server",
      comment: "The browser knows the server by its OpenAPI document alone, as any other client would.",
      severity: "error",
      from: { path: "^web/" },
      to: { path: "^(server|e2e)/" },
    },
    {
      name: "client-stands-alone",
      comment:
        "The package is used where nothing else of this repository is: of it, it has the types of the OpenAPI document.",
      severity: "error",
      from: { path: "^client/src/" },
      to: {
        path: "^(domain|server|web|e2e)/",
        pathNot: "^web/src/api/schema\\.generated\\.ts$",
      },
    },
    {
      name: "stores-are-private",
      comment: "A capability may call another's verbs, which check who asks and write the log; its store does neither.",
      severity: "error",
      from: { path: "^server/src/([^/]+)/" },
      to: { path: "^server/src/.*-store\\.ts$", pathNot: ["^server/src/$1/", "^server/src/platform/"] },
    },
    {
      name: "platform-knows-no-capability",
      comment: "Database, HTTP and clock carry every capability, so they can depend on none; settings they may read.",
      severity: "error",
      from: { path: "^server/src/platform/" },
      to: { path: "^server/src/(?!(platform|config)/)[^/]+/" },
    },
    {
      name: "platform-knows-no-subject",
      comment:
        "What is said of documents, users or products stands with them; the platform knows values, words, problems and its own operations. The schema names the types of every column.",
      severity: "error",
      from: {
        path: "^server/src/platform/",
        pathNot: "^server/src/platform/database/schema(\\.generated)?\\.ts$|\\.test\\.ts$",
      },
      to: { path: "^domain/src/(?!(values|texts|problems|operations)/|organizations/roles\\.ts$)" },
    },
    {
      name: "features-stand-apart",
      comment:
        "Features meet in a route, where one sees that they do; a feature that imports another cannot change alone.",
      severity: "error",
      from: { path: `^web/src/(${features})/` },
      to: { path: `^web/src/(${features}|routes)/`, pathNot: "^web/src/$1/" },
    },
    {
      name: "shell-knows-no-feature",
      comment: "Shell, components, session, theme and API client carry every feature, so they can depend on none.",
      severity: "error",
      from: { path: `^web/src/(?!(${features}|routes)/)[^/]+/` },
      to: { path: `^web/src/(${features}|routes)/` },
    },
    {
      name: "components-know-no-shell",
      comment: "A component is used anywhere, also where there is no shell.",
      severity: "error",
      from: { path: "^web/src/(components|theme)/" },
      to: { path: "^web/src/shell/" },
    },
    {
      name: "components-know-no-domain-word",
      comment: "Forms, tables and dialogs serve any subject: of the domain they take the texts and the plain values.",
      severity: "error",
      from: { path: "^web/src/(components|theme)/" },
      to: { path: "^domain/src/(?!texts/|values/)" },
    },
    {
      name: "stories-see-what-users-see",
      comment:
        "A story finds things by the words on the screen, so it takes the texts of the domain and nothing from inside.",
      severity: "error",
      from: { path: "^e2e/", pathNot: "^e2e/support/serve\\.ts$" },
      to: { path: "^(server|web)/|^domain/src/(?!texts/)" },
    },
    {
      name: "no-cycles",
      comment: "Files in a cycle can only be read, tested and changed together.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "everything-resolves",
      comment: "An import that resolves to nothing escapes every other law.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "^\\.\\./\\.\\./server/dist/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    // bench/loopback is an application of its own, with its own packages.
    exclude: { path: "(^|/)(\\.stryker-tmp|dist|dist-building-[0-9]+|coverage|test-results)/|^bench/loopback/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "node", "default"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
