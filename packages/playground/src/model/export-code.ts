/**
 * A script that exports a value by default, and its properties by their names.
 * @param value what JSON can say.
 */
export const exportCode = (value: unknown, url: string): string =>
  `(function(require,module,exports){const value=${JSON.stringify(value)};Object.assign(exports,value,{default:value,__esModule:true})})\n//# sourceURL=${url}`;
