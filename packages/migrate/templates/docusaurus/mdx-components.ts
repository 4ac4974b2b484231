/** Docusaurus adds components to those of its theme. Pages here have theirs without being told. */
export default {};
